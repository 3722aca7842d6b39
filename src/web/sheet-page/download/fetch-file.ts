// Fetches the .xlsx file of the spreadsheet, and says how much of it is there or why it is not.
import { ask } from '#web/sheet-page/loading/asked.ts';

export type DownloadFault = 'failed' | 'gone' | 'refused' | 'busy' | 'changing';

export class DownloadRefused extends Error {
  readonly fault: DownloadFault;

  constructor(fault: DownloadFault) {
    super(fault);
    this.fault = fault;
  }
}

const faultsByStatus: Readonly<Record<number, DownloadFault>> = {
  403: 'refused',
  404: 'gone',
  410: 'gone',
  429: 'busy',
};

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The share is null where the server does not say how long the file is. */
async function bodyOf(
  { body, headers }: Response,
  onShare: (share: number | null) => void,
): Promise<Uint8Array> {
  const expected = Number(headers.get('content-length') ?? 0);
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    pieces.push(next.value);
    size += next.value.length;
    onShare(expected > 0 ? Math.min(1, size / expected) : null);
  }
  return joined(pieces, size);
}

export async function fetchFile(onShare: (share: number | null) => void): Promise<Uint8Array> {
  const response = await ask('workbook.xlsx').catch(() => null);
  if (!response?.ok) throw new DownloadRefused(faultsByStatus[response?.status ?? 0] ?? 'failed');
  try {
    return await bodyOf(response, onShare);
  } catch {
    throw new DownloadRefused('failed');
  }
}
