// Parses stored JSON; invalid text gives undefined, so that one broken row fails no other.

/** Documents are stored and read as bytes, other texts as texts. */
export function parseStoredJson(stored: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof stored === 'string' ? stored : Buffer.from(stored).toString());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
