// The part of a catalogue built for the first screen; typed as a whole catalogue, which is loaded soon after.
declare module '*.json?first' {
  export const texts: Readonly<Record<FormatjsIntl.Message['ids'], string>>;
}
