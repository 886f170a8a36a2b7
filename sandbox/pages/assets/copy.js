// Copies a code or link to the clipboard.

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    // On http in a local network there is no clipboard.
    const writing = navigator.clipboard?.writeText(button.dataset.copy) ?? Promise.reject();
    button.textContent = await writing.then(
      () => 'Copied',
      () => 'Could not be copied',
    );
  });
}
