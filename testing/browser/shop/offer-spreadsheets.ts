// Has the page believe that the server makes spreadsheets in the cloud, which no server of the tests does.
import type { Visitor } from '../journey.ts';

export const offerSpreadsheets = ({ page }: Pick<Visitor, 'page'>) =>
  page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), hasSpreadsheets: true } });
  });
