// Receives the elements of a part in document order.
import type { Attributes } from './attributes.ts';

/** Names have the short prefixes of namespaces.ts; those of the main namespace have none. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  /** Called several times for one text where it comes in pieces. */
  text(text: string): void;
  close(name: string): void;
}
