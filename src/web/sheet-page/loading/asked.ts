// What the page asked its server for before its own program was there.

export interface Asked {
  readonly state: Promise<Response>;
  readonly book: Promise<Response>;
}

declare global {
  interface Window {
    /** Put there by sheet-boot.js. */
    spreadsheetAsked?: Asked;
  }
}

/** Where the spreadsheet is, which everything else of it is below. */
export const spreadsheetPlace = (): string => location.pathname.replace(/\/+$/, '');

export const ask = (what: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${spreadsheetPlace()}/${what}`, { ...init, credentials: 'omit' });

/** A link that was cut short, or never was one: there is nothing to ask for. */
const isCut = (place: string): boolean => !/\/sheets\/[\w-]{24}$/.test(place);

/** Null where the address is that of no spreadsheet. */
export const askedAtStart = (): Asked | null =>
  isCut(spreadsheetPlace()) ? null : (window.spreadsheetAsked ?? { state: ask('state'), book: ask('book') });
