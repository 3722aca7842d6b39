// A copy of a body fit for the log: secrets taken out at any depth, long texts cut, templates told by their name alone.

const secretName =
  /pass(word|wd|phrase)?|token|secret|authorization|cookie|credential|^code$|api-?key|session/i;
const hidden = '[removed]';
const maxTextChars = 300;
const maxItems = 50;
const maxDepth = 6;

export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return value.length > maxTextChars ? `${value.slice(0, maxTextChars)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => withoutSecrets(item, depth + 1));
  if ('uuid' in value && 'data' in value) return summaryOf(value);
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxItems)
      .map(([name, inner]) => [name, secretName.test(name) ? hidden : withoutSecrets(inner, depth + 1)]),
  );
}

/** A template is its owner's business; the log needs to know which one it was. */
const summaryOf = (template: object): object => ({
  uuid: 'uuid' in template ? template.uuid : null,
  name: 'name' in template ? withoutSecrets(template.name) : null,
});
