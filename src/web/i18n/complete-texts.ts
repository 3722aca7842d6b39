// Lets what comes later wait until it can be read: the page begins with the texts that it shows first.

let isAwaited = false;
let markComplete: () => void = () => undefined;
const complete = new Promise<void>((resolve) => {
  markComplete = resolve;
});

/** Said once, where the page begins with a part of its texts. */
export function awaitTexts(): void {
  isAwaited = true;
}

export const textsAreComplete = (): void => markComplete();

const whenTextsAreComplete = (): Promise<void> => (isAwaited ? complete : Promise.resolve());

/** What is fetched later, together with its texts. */
export async function withTexts<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), whenTextsAreComplete()]);
  return loaded;
}
