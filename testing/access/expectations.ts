// Who may make which call, written by hand: the least rights required, and whose data it concerns.
import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { CallName } from '#contract/paths.ts';
import type { CallInput, Visitor } from '#testing/server/visitor.ts';
import type { Belongings } from './people.ts';

export interface Expectation {
  readonly least: 'anyone' | 'visitor' | 'user' | 'entitled' | 'operator';
  /** The error for everyone but the owner; absent for a call that concerns no one's data in particular. */
  readonly others?: ErrorCode;
  /** To whoever has an account and is no operator it is as if it were not there. */
  readonly ofOperators?: true;
  readonly input?: (has: Belongings, visitor: Visitor) => CallInput | Promise<CallInput>;
}

const own = (others: ErrorCode, input: Expectation['input']): Expectation => ({
  least: 'visitor',
  others,
  ...(input && { input }),
});

const ofTemplate = async ({ template }: Belongings): Promise<CallInput> => ({ id: (await template()).uuid });
const uuidOf = async (made: Belongings['template']): Promise<string> => (await made()).uuid;
const email = (): string => `new-${randomUUID()}@example.com`;
const anyId = (): CallInput => ({ id: randomUUID() });
const newTemplate = async (visitor: Visitor) => visitor.call('getDefaultTemplate');

/** The type requires an entry for every call: a new call without one does not compile. */
export const expectations: Readonly<Record<CallName, Expectation>> = {
  getUser: { least: 'anyone' },
  saveSettings: { least: 'visitor', input: () => ({ body: { language: 'ru' } }) },
  register: { least: 'visitor', input: () => ({ body: { email: email(), password: 'long enough 99' } }) },
  login: { least: 'visitor', input: () => ({ body: { email: email(), password: 'long enough 99' } }) },
  requestResetPassword: { least: 'visitor', input: () => ({ body: { email: email() } }) },
  updatePassword: { least: 'visitor', input: () => ({ body: { token: 'x', password: 'long enough 99' } }) },
  changePassword: {
    least: 'user',
    input: () => ({ body: { currentPassword: 'wrong one', newPassword: 'long enough 99' } }),
  },
  signout: { least: 'visitor' },
  startGoogleSignIn: { least: 'anyone' },
  finishGoogleSignIn: { least: 'anyone' },
  listSessions: { least: 'user' },
  endSession: {
    least: 'user',
    others: 'session-not-found',
    input: async ({ sessionId }) => ({ id: await sessionId() }),
  },
  signOutEverywhere: { least: 'user' },
  requestEmailChange: { least: 'user', input: () => ({ body: { email: email(), password: 'wrong one' } }) },
  confirmEmailChange: { least: 'visitor', input: () => ({ body: { token: 'x' } }) },
  exportUser: { least: 'visitor' },
  deleteUser: { least: 'visitor', input: () => ({ body: { password: 'wrong one' } }) },
  shareFeedback: { least: 'visitor', input: () => ({ body: { message: 'Hello' } }) },
  feedback: { least: 'visitor', input: () => ({ body: { message: 'Hello' } }) },
  getUserTemplate: own('template-not-found', ofTemplate),
  getTemplateFigures: own('template-not-found', ofTemplate),
  saveUserTemplate: own('template-not-found', async (has) => {
    const template = await has.template();
    return { id: template.uuid, body: { template } };
  }),
  deleteUserTemplate: own('template-not-found', ofTemplate),
  deleteUserTemplates: own('template-not-found', async ({ template }) => ({
    body: [await uuidOf(template)],
  })),
  listDeletedTemplates: { least: 'visitor' },
  emptyDeletedTemplates: own('template-not-found', async ({ deleted }) => ({
    body: [await uuidOf(deleted)],
  })),
  restoreUserTemplates: own('template-not-found', async ({ deleted }) => ({ body: [await uuidOf(deleted)] })),
  listTemplateVersions: own('template-not-found', ofTemplate),
  getTemplateVersion: own('template-not-found', async ({ template, version }) => ({
    id: await uuidOf(template),
    params: { version: await version() },
  })),
  restoreTemplateVersion: own('template-not-found', async ({ template, version }) => ({
    id: await uuidOf(template),
    params: { version: await version() },
    body: { baseRevision: 1 },
  })),
  getDefaultTemplate: { least: 'anyone' },
  getTemplateLanguages: { least: 'anyone' },
  getGallery: { least: 'anyone' },
  getGalleryTemplate: { least: 'anyone', input: () => ({ params: { templateId: randomUUID() } }) },
  saveToGallery: {
    least: 'entitled',
    input: async (_has, visitor) => ({ body: { template: await newTemplate(visitor) } }),
  },
  publishTemplate: own('template-not-found', async ({ template }) => ({
    body: { uuid: await uuidOf(template), name: 'Shown', isPublished: true },
  })),
  getListing: own('template-not-found', ofTemplate),
  askForListing: { ...own('template-not-found', ofTemplate), least: 'user' },
  withdrawListing: { ...own('template-not-found', ofTemplate), least: 'user' },
  reportTemplate: { least: 'visitor', input: () => ({ id: randomUUID(), body: { reason: 'other' } }) },
  getScreenshot: {
    least: 'anyone',
    input: () => ({ query: { templateId: randomUUID(), filename: 'x.png' } }),
  },
  cloneTemplate: {
    least: 'visitor',
    input: async ({ template }, visitor) => ({
      id: await uuidOf(template),
      body: { template: await newTemplate(visitor) },
    }),
  },
  getSuggestions: {
    least: 'visitor',
    input: () => ({ params: { language: 'en', sectionId: 'section_sales', searchString: 'cafe' } }),
  },
  getKinds: { least: 'visitor', input: () => ({ params: { language: 'en' } }) },
  generateResources: {
    least: 'visitor',
    input: () => ({
      body: { language: 'en', searchString: 'cafe', sectionId: 'section_sales', templateContext: '' },
    }),
  },
  proposeModel: {
    least: 'visitor',
    input: () => ({ body: { language: 'en', text: 'cafe', kindIds: ['cafe'] } }),
  },
  buildModel: own('template-not-found', async ({ template }) => ({
    body: { templateId: await uuidOf(template) },
  })),
  getBuild: own('build-not-found', async ({ build }) => ({ id: (await build()).buildId })),
  cancelBuild: own('build-not-found', async ({ build }) => ({ id: (await build()).buildId })),
  downloadModel: own('file-not-found', async ({ build }) => ({ query: { filename: (await build()).file } })),
  getGoogleSheetsScreenshots: {
    least: 'entitled',
    input: async (_has, visitor) => ({
      body: { templateName: 'x', spreadsheetId: '', template: await newTemplate(visitor) },
    }),
  },
  createReadonlyGSUrl: {
    least: 'visitor',
    input: async (_has, visitor) => ({ body: await newTemplate(visitor) }),
  },
  sendReadonlyGSUrl: {
    least: 'visitor',
    input: async ({ template }) => ({ query: { templateId: await uuidOf(template), email: email() } }),
  },
  createStaticGSUrl: { least: 'visitor', input: () => ({ query: { staticId: randomUUID() } }) },
  listSpreadsheets: { least: 'visitor' },
  changeSpreadsheet: own('spreadsheet-not-found', async ({ spreadsheet }) => ({
    id: await spreadsheet(),
    body: { isEditable: true },
  })),
  revokeSpreadsheet: own('spreadsheet-not-found', async ({ spreadsheet }) => ({ id: await spreadsheet() })),
  connectDrive: { least: 'anyone' },
  finishDrive: { least: 'anyone' },
  disconnectDrive: { least: 'user' },
  generateCheckoutSession: own('template-not-found', async ({ template }) => ({
    body: { uuid: await uuidOf(template), cancelUrl: 'http://127.0.0.1/builder/', price: 29 },
  })),
  askForRefund: own('order-not-found', async ({ order }) => ({ id: await order(), body: {} })),
  getSecondFactor: { least: 'user', ofOperators: true },
  startSecondFactor: { least: 'user', ofOperators: true, input: () => ({ body: {} }) },
  confirmSecondFactor: { least: 'user', ofOperators: true, input: () => ({ body: { code: '000000' } }) },
  proveSecondFactor: { least: 'user', ofOperators: true, input: () => ({ body: { code: '000000' } }) },
  renewRecoveryCodes: { least: 'user', ofOperators: true, input: () => ({ body: { code: '000000' } }) },
  getReceipt: { least: 'anyone', input: () => ({ params: { token: 'x' } }) },
  getReceiptPdf: { least: 'anyone', input: () => ({ params: { token: 'x' } }) },
  getReceiptFile: { least: 'anyone', input: () => ({ params: { token: 'x' } }) },
  renewReceiptFile: own('order-not-found', async ({ receipt }) => ({ id: await receipt() })),
  revokeReceiptFile: own('order-not-found', async ({ receipt }) => ({ id: await receipt() })),
  getCurrentEnvironment: { least: 'operator' },
  switchDatabase: { least: 'operator', input: () => ({ body: { environment: 'local' } }) },
  listActs: { least: 'operator' },
  getOverview: { least: 'operator' },
  listJobs: { least: 'operator' },
  retryJob: { least: 'operator', input: () => ({ id: randomUUID() }) },
  runJob: { least: 'operator', input: () => ({ id: randomUUID() }) },
  dropJob: { least: 'operator', input: () => ({ id: randomUUID() }) },
  listLetters: { least: 'operator' },
  readLetter: { least: 'operator', input: () => ({ id: randomUUID() }) },
  sendLetterAgain: { least: 'operator', input: () => ({ id: randomUUID() }) },
  getHealth: { least: 'operator' },
  exportActs: { least: 'operator' },
  listUsers: { least: 'operator' },
  searchUser: { least: 'operator', input: () => ({ query: { query: email() } }) },
  getUserDetails: { least: 'operator', input: () => ({ id: randomUUID() }) },
  listTemplatesOfUser: { least: 'operator', input: () => ({ id: randomUUID() }) },
  setUserStatus: {
    least: 'operator',
    input: () => ({ id: randomUUID(), body: { status: 'archived' } }),
  },
  requestFeedback: { least: 'operator', input: () => ({ id: randomUUID() }) },
  deleteAnyUser: { least: 'operator', input: () => ({ id: randomUUID() }) },
  getTemplateJson: { least: 'operator', input: () => ({ params: { uuid: randomUUID() } }) },
  beginView: { least: 'operator', input: () => ({ id: randomUUID() }) },
  endView: { least: 'operator', input: () => ({ id: randomUUID() }) },
  listUserLogs: { least: 'operator', input: () => ({ id: randomUUID() }) },
  listLogs: { least: 'operator' },
  getLogBody: { least: 'operator', input: () => ({ id: randomUUID() }) },
  searchTemplatesWithContext: { least: 'operator' },
  listTemplateNames: { least: 'operator' },
  listAllTemplates: { least: 'operator' },
  searchTemplatesByName: { least: 'operator', input: () => ({ query: { name: 'x' } }) },
  listRefundRequests: { least: 'operator' },
  grantRefund: { least: 'operator', input: () => ({ id: randomUUID(), body: {} }) },
  denyRefund: { least: 'operator', input: () => ({ id: randomUUID(), body: {} }) },
  listAllOrders: { least: 'operator' },
  listPaymentEvents: { least: 'operator' },
  replayPaymentEvents: { least: 'operator', input: () => ({ body: { orderId: randomUUID() } }) },
  readMissedEvents: { least: 'operator' },
  getPrices: { least: 'operator' },
  comparePlanPrices: { least: 'operator' },
  listWholeGallery: { least: 'operator' },
  setTemplatePrice: { least: 'operator', input: () => ({ id: randomUUID(), body: { price: 0 } }) },
  listPriceChanges: { least: 'operator', input: anyId },
  takeOutOfGallery: { least: 'operator', input: () => ({ id: randomUUID(), body: {} }) },
  listListings: { least: 'operator' },
  examineListing: { least: 'operator', input: anyId },
  getListingPicture: {
    least: 'operator',
    input: () => ({ id: randomUUID(), params: { filename: 'x.png' } }),
  },
  approveListing: { least: 'operator', input: () => ({ id: randomUUID(), body: { revision: 1 } }) },
  refuseListing: {
    least: 'operator',
    input: () => ({ id: randomUUID(), body: { revision: 1, answer: 'No.' } }),
  },
  listMessages: { least: 'operator' },
  markMessage: { least: 'operator', input: () => ({ id: randomUUID(), body: { isDone: true } }) },
  listTemplateReports: { least: 'operator' },
  dismissReports: { least: 'operator', input: anyId },
  unpublishReported: { least: 'operator', input: () => ({ id: randomUUID(), body: {} }) },
  downloadTable: { least: 'operator', input: () => ({ params: { name: 'users' } }) },
  receivePaymentEvents: { least: 'anyone', input: () => ({ body: {} }) },
  openBillingPortal: { least: 'anyone' },
  getAnalytics: { least: 'anyone' },
  recordAnalytics: { least: 'visitor', input: () => ({ body: { events: [{ name: 'page-opened' }] } }) },
};
