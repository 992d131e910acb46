const [button] = document.getElementsByTagName('button');
const [canvas] = document.getElementsByTagName('canvas');
const [said] = document.getElementsByTagName('p');

/** Loads the code and the model in `?model=` on a press of the button. */
button?.addEventListener('click', async () => {
  const { show } = await import('./bare');
  const file = new URLSearchParams(location.search).get('model');
  if (!canvas || !said || file === null) return;
  await show(canvas, file);
  said.textContent = 'ready';
});
