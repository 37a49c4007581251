/** jsdom has no modal dialogs: these take the focus, and open and close without the rest of the page noticing. */
export const stubDialog = () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
};
