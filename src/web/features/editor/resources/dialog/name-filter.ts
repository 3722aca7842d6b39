// Tells which names a search asks for: a regular expression of any case, or plain text where it is none.

export function nameFilter(search: string): (name: string) => boolean {
  const text = search.trim();
  if (text === '') return () => true;
  try {
    const pattern = new RegExp(text, 'iu');
    return (name) => pattern.test(name);
  } catch {
    return (name) => name.toLowerCase().includes(text.toLowerCase());
  }
}
