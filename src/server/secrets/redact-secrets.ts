// Copies a body for the log: secrets removed at any depth, long texts truncated, templates reduced to their names.

const secretName =
  /pass|token|secret|authorization|cookie|credential|session|api-?_?key|^(code|state|nonce|pin)$/i;
const secretInUrl =
  /([?&#;](?:[\w-]*token|code|state|password|secret|key)=)[^&#\s"']+|(:\/\/[^\s/:@]+:)[^\s/@]+(?=@)/gi;
const redacted = '[removed]';
const maxTextChars = 300;
const maxItems = 50;
const maxDepth = 6;
const maxParts = 1000;

export function redactSecrets(body: unknown): unknown {
  let partsLeft = maxParts;
  const copy = (value: unknown, depth: number): unknown => {
    partsLeft -= 1;
    if (typeof value === 'string') return shortText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= maxDepth || partsLeft <= 0) return '[more]';
    if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => copy(item, depth + 1));
    if ('uuid' in value && 'data' in value) return templateName(value);
    const entries = Object.entries(value).slice(0, maxItems);
    return Object.fromEntries(
      entries.map(([name, inner]) => [
        shortText(name),
        secretName.test(name) ? redacted : copy(inner, depth + 1),
      ]),
    );
  };
  return copy(body, 0);
}

/** A URL in a text may contain the token of a link, or a password before its host. */
export const redactSecretsInText = (text: string): string =>
  text.replace(
    secretInUrl,
    (_, parameter: string | undefined, user: string | undefined) => `${parameter ?? user ?? ''}${redacted}`,
  );

function shortText(text: string): string {
  const clean = redactSecretsInText(text.slice(0, 2 * maxTextChars));
  return clean.length > maxTextChars ? `${clean.slice(0, maxTextChars)}…` : clean;
}

/** The contents of a template are private; the log only needs to identify it. */
const templateName = (template: object): object => ({
  uuid: textIn(template, 'uuid'),
  name: textIn(template, 'name'),
});

function textIn(template: object, name: string): string | null {
  const value: unknown = Object.entries(template).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? shortText(value) : null;
}
