// Lets lazy code wait for its texts: the page starts with only the texts of its first screen.

let isAwaited = false;
let markComplete: () => void = () => undefined;
const complete = new Promise<void>((resolve) => {
  markComplete = resolve;
});

/** Called once, if the page starts with part of its texts. */
export function awaitTexts(): void {
  isAwaited = true;
}

export const textsAreComplete = (): void => markComplete();

const whenTextsAreComplete = (): Promise<void> => (isAwaited ? complete : Promise.resolve());

/** Lazily loaded code, together with its texts. */
export async function withTexts<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), whenTextsAreComplete()]);
  return loaded;
}
