// The part of a catalogue that the build gives to what is shown first; the provider is told of all, and has them soon after.
declare module '*.json?first' {
  export const texts: Readonly<Record<FormatjsIntl.Message['ids'], string>>;
}
