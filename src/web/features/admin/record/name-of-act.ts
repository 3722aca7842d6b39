// An act's name for people, made of its code: "user-deleted" reads "User deleted".

export function nameOfAct(code: string): string {
  const words = code.replaceAll('-', ' ');
  return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`;
}
