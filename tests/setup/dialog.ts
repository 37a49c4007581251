/** jsdom has no modal dialogs: these open and close without the rest of the page noticing. */
export const stubDialog = () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
};
