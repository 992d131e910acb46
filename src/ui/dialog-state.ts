const openDialogs: HTMLDialogElement[] = [];

export function addOpenDialog(dialog: HTMLDialogElement): void {
  openDialogs.push(dialog);
}

export function removeOpenDialog(dialog: HTMLDialogElement): void {
  const index = openDialogs.indexOf(dialog);
  if (index !== -1) openDialogs.splice(index, 1);
}

export const topDialog = (): HTMLDialogElement | undefined => openDialogs.at(-1);

export const isDialogOpen = (): boolean => openDialogs.length > 0;
