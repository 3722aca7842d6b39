// Tells whether a text can be an email address: something, an @, and a domain that ends in two letters or more.

const pattern = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\/]+\.[^\s@<>,;:"()[\]\\/.\d]{2,}$/u;
const longest = 254;

export function isEmail(text: string): boolean {
  const address = text.normalize('NFKC').trim();
  return address.length <= longest && pattern.test(address);
}
