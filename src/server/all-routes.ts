// Every feature's calls; a new feature is one folder and one line here.
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './features/account/routes.ts';
import { adminEnvironmentRoutes } from './features/admin-environments/routes.ts';
import { adminRecordRoutes } from './features/admin-record/routes.ts';
import { adminUserRoutes } from './features/admin-users/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { checkoutRoutes } from './features/checkout/routes.ts';
import { driveRoutes } from './features/drives/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { galleryRoutes } from './features/gallery/routes.ts';
import { generationRoutes } from './features/generation/routes.ts';
import { googleSignInRoutes } from './features/google-sign-in/routes.ts';
import { modelRoutes } from './features/model/routes.ts';
import { pictureRoutes } from './features/pictures/routes.ts';
import { receiptRoutes } from './features/receipts/routes.ts';
import { refundRoutes } from './features/refunds/routes.ts';
import type { ServerParts } from './features/server-parts.ts';
import { spreadsheetRoutes } from './features/spreadsheets/routes.ts';
import { staticPageRoutes } from './features/static-page/routes.ts';
import { suggestionRoutes } from './features/suggestions/routes.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { testCheckoutRoutes } from './features/test-checkout/routes.ts';
import { userRoutes } from './features/user/routes.ts';
import type { ModelProcesses } from './model-processes/model-processes.ts';

export function addAllRoutes(app: FastifyInstance, parts: ServerParts, processes: ModelProcesses): void {
  userRoutes(app, parts);
  accountRoutes(app, parts);
  googleSignInRoutes(app, parts);
  feedbackRoutes(app, parts);
  templateRoutes(app, parts);
  galleryRoutes(app, parts, processes);
  suggestionRoutes(app, parts);
  generationRoutes(app, parts);
  modelRoutes(app, parts, processes);
  spreadsheetRoutes(app, parts);
  driveRoutes(app, parts);
  pictureRoutes(app, parts, processes);
  receiptRoutes(app, parts);
  checkoutRoutes(app, parts);
  refundRoutes(app, parts);
  analyticsRoutes(app, parts);
  staticPageRoutes(app, parts);
  testCheckoutRoutes(app, parts);
  adminEnvironmentRoutes(app, parts);
  adminRecordRoutes(app, parts);
  adminUserRoutes(app, parts);
}
