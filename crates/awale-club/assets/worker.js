// Shows the page when its notification is pressed.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const show = async () => {
    const [page] = await clients.matchAll({ type: "window", includeUncontrolled: true });
    await (page ? page.focus() : clients.openWindow("."));
  };
  event.waitUntil(show());
});
