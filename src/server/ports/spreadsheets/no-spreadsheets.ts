// The spreadsheets port when cloud spreadsheets are not set up.
import type { Spreadsheets } from './spreadsheets.ts';

const refuse = async (): Promise<never> => {
  throw new Error('spreadsheets in the cloud are not set up');
};

export const noSpreadsheets: Spreadsheets = {
  isAvailable: false,
  create: refuse,
  takeScreenshots: refuse,
};
