// The parts of a catalogue that are built for the first screen and for the spreadsheet's page; typed as a whole catalogue.
declare module '*.json?first' {
  export const texts: Readonly<Record<FormatjsIntl.Message['ids'], string>>;
}

declare module '*.json?sheet' {
  export const texts: Readonly<Record<FormatjsIntl.Message['ids'], string>>;
}
