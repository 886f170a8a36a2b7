// Sends the form of the page at once.

document.querySelector('form[data-submit]').requestSubmit();
