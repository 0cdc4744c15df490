/** Gives the reader a file that was made here, by way of a link that is pressed for them. */
const LASTS = 60_000;

export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may take a moment to fetch what is behind it.
  setTimeout(() => URL.revokeObjectURL(url), LASTS);
}
