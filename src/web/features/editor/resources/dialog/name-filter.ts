// Decides which names match a search: a case-insensitive regular expression, or plain text if it is not valid.

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
