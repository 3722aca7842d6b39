// Parses stored JSON; invalid text gives undefined, so that one broken row fails no other.

export function parseStoredJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
