// Who may do what, written down by hand for each call: the least that somebody must be, and whose things it is about.
import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { CallName } from '#contract/paths.ts';
import type { CallInput, Visitor } from '#testing/server/visitor.ts';
import type { Belongings } from './people.ts';

export interface Expectation {
  readonly least: 'anyone' | 'visitor' | 'user' | 'entitled' | 'operator';
  /** What others are told about the owner's thing; without it the call is about nobody's in particular. */
  readonly others?: ErrorCode;
  readonly input?: (has: Belongings, visitor: Visitor) => CallInput | Promise<CallInput>;
}

const own = (others: ErrorCode, input: Expectation['input']): Expectation => ({
  least: 'visitor',
  others,
  ...(input && { input }),
});

const ofTemplate = ({ template }: Belongings): CallInput => ({ id: template.uuid });
const email = (): string => `new-${randomUUID()}@example.com`;
const newTemplate = async (visitor: Visitor) => visitor.call('getDefaultTemplate');

/** The type asks for a line for each call: a new one without it does not compile, and the test names it. */
export const expectations: Readonly<Record<CallName, Expectation>> = {
  getUser: { least: 'anyone' },
  saveSettings: { least: 'visitor', input: () => ({ body: { language: 'ru' } }) },
  register: { least: 'visitor', input: () => ({ body: { email: email(), password: 'long enough 99' } }) },
  login: { least: 'visitor', input: () => ({ body: { email: email(), password: 'long enough 99' } }) },
  requestResetPassword: { least: 'visitor', input: () => ({ body: { email: email() } }) },
  updatePassword: { least: 'visitor', input: () => ({ body: { token: 'x', password: 'long enough 99' } }) },
  signout: { least: 'visitor' },
  startGoogleSignIn: { least: 'anyone' },
  finishGoogleSignIn: { least: 'anyone' },
  listSessions: { least: 'user' },
  endSession: { least: 'user', others: 'session-not-found', input: ({ sessionId }) => ({ id: sessionId }) },
  signOutEverywhere: { least: 'user' },
  requestEmailChange: { least: 'user', input: () => ({ body: { email: email(), password: 'wrong one' } }) },
  confirmEmailChange: { least: 'visitor', input: () => ({ body: { token: 'x' } }) },
  exportUser: { least: 'visitor' },
  deleteUser: { least: 'visitor', input: () => ({ body: { password: 'wrong one' } }) },
  shareFeedback: { least: 'visitor', input: () => ({ body: { message: 'Hello' } }) },
  feedback: { least: 'visitor', input: () => ({ body: { message: 'Hello' } }) },
  getUserTemplate: own('template-not-found', ofTemplate),
  saveUserTemplate: own('template-not-found', ({ template }) => ({ id: template.uuid, body: { template } })),
  deleteUserTemplate: own('template-not-found', ofTemplate),
  deleteUserTemplates: own('template-not-found', ({ template }) => ({ body: [template.uuid] })),
  listDeletedTemplates: { least: 'visitor' },
  emptyDeletedTemplates: own('template-not-found', ({ deleted }) => ({ body: [deleted.uuid] })),
  restoreUserTemplates: own('template-not-found', ({ deleted }) => ({ body: [deleted.uuid] })),
  listTemplateVersions: own('template-not-found', ofTemplate),
  getTemplateVersion: own('template-not-found', ({ template, version }) => ({
    id: template.uuid,
    params: { version },
  })),
  restoreTemplateVersion: own('template-not-found', ({ template, version }) => ({
    id: template.uuid,
    params: { version },
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
  publishTemplate: own('template-not-found', ({ template }) => ({
    body: { uuid: template.uuid, name: 'Shown', isPublished: true },
  })),
  getScreenshot: {
    least: 'anyone',
    input: () => ({ query: { templateId: randomUUID(), filename: 'x.png' } }),
  },
  cloneTemplate: {
    least: 'visitor',
    input: async ({ template }, visitor) => ({
      id: template.uuid,
      body: { template: await newTemplate(visitor) },
    }),
  },
  getSuggestions: {
    least: 'visitor',
    input: () => ({ params: { language: 'en', sectionId: 'section_sales', searchString: 'cafe' } }),
  },
  buildModel: own('template-not-found', ({ template }) => ({ body: { templateId: template.uuid } })),
  getBuild: own('build-not-found', ({ buildId }) => ({ id: buildId })),
  cancelBuild: own('build-not-found', ({ buildId }) => ({ id: buildId })),
  downloadModel: own('file-not-found', ({ file }) => ({ query: { filename: file } })),
  getGoogleSheetsScreenshots: {
    least: 'entitled',
    input: async (_has, visitor) => ({
      body: { templateName: 'x', spreadsheetId: 'y', template: await newTemplate(visitor) },
    }),
  },
  createReadonlyGSUrl: {
    least: 'visitor',
    input: async (_has, visitor) => ({ body: await newTemplate(visitor) }),
  },
  sendReadonlyGSUrl: {
    least: 'visitor',
    input: ({ template }) => ({ query: { templateId: template.uuid, email: email() } }),
  },
  createStaticGSUrl: { least: 'visitor', input: () => ({ query: { staticId: randomUUID() } }) },
  generateCheckoutSession: own('template-not-found', ({ template }) => ({
    body: { uuid: template.uuid, cancelUrl: 'http://127.0.0.1/builder/', price: 29 },
  })),
  openBillingPortal: { least: 'anyone' },
  getAnalytics: { least: 'anyone' },
  recordAnalytics: { least: 'visitor', input: () => ({ body: { events: [{ name: 'page-opened' }] } }) },
};
