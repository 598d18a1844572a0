/** Text of any program: UTF-8, UTF-16 by its mark, or else the old code page of Windows. */
const decoded = (bytes: Uint8Array<ArrayBuffer>): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** What a file says; nothing, if none was chosen. */
export const fileText = async (file: Blob | undefined): Promise<string> =>
  file ? decoded(new Uint8Array(await file.arrayBuffer())) : '';
