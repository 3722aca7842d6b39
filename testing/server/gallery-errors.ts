// Provokes the errors about listing templates in the gallery on a running server.
import { newPerson, saveNew } from './people.ts';
import type { TestServer } from './test-server.ts';

/** The server is there once the tests run. */
export const galleryErrors = (serverOf: () => Pick<TestServer, 'newVisitor'>) => ({
  'listing-not-possible': async () => {
    const { visitor } = await newPerson(serverOf());
    return visitor.failure('askForListing', { id: await saveNew(visitor) });
  },
});
