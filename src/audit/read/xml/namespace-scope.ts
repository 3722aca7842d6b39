// The namespace prefixes in scope at one point of a part, and the short names that follow from them.
import { shortPrefix } from './namespaces.ts';

export interface NamespaceScope {
  elementName(written: string): string;
  attributeName(written: string): string;
  /** The scope inside an element that declares namespaces: prefix and namespace in turn, the prefix empty for the default. */
  inside(declared: readonly string[]): NamespaceScope;
}

function createScope(prefixes: ReadonlyMap<string, string>): NamespaceScope {
  const elements = new Map<string, string>();
  const attributes = new Map<string, string>();

  const short = (written: string, ofDefault: string): string => {
    const colon = written.indexOf(':');
    if (colon < 0) return ofDefault + written;
    return (prefixes.get(written.slice(0, colon)) ?? '?:') + written.slice(colon + 1);
  };
  const remembered = (known: Map<string, string>, written: string, ofDefault: string): string => {
    const name = known.get(written) ?? short(written, ofDefault);
    known.set(written, name);
    return name;
  };

  return {
    elementName: (written) => remembered(elements, written, prefixes.get('') ?? '?:'),
    attributeName: (written) => remembered(attributes, written, ''),
    inside: (declared) => {
      const extended = new Map(prefixes);
      for (let index = 0; index < declared.length; index += 2) {
        extended.set(declared[index] ?? '', shortPrefix(declared[index + 1] ?? ''));
      }
      return createScope(extended);
    },
  };
}

export const outermostScope = (): NamespaceScope => createScope(new Map([['xml', 'xml:']]));
