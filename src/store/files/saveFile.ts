/** Saves a generated file as a download, through a link that is clicked by script. */
const LASTS = 60_000;

export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may take a moment to read the URL.
  setTimeout(() => URL.revokeObjectURL(url), LASTS);
}
