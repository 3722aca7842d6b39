// What a stored text says as JSON; one that is none says nothing, and stops nobody else from being served.

export function parseStoredJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
