/** Reads a file that the reader chose as text; null if the browser cannot read it. */
export const readText = (file: File): Promise<string | null> => file.text().catch(() => null);
