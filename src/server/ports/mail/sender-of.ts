// Parses a configured sender, with or without a name: Modelwright <hello@example.com>.

export interface Sender {
  readonly name: string;
  readonly address: string;
}

export function senderOf(given: string): Sender {
  const [, name = '', address = given] = /^(.*?)\s*<([^<>]*)>\s*$/.exec(given) ?? [];
  return { name: name.replace(/^"(.*)"$/, '$1'), address };
}
