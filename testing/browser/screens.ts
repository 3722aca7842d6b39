// Every screen and dialog of the app in groups; each group is visited in order by a visitor of its own.
import { GooglePlace } from '../google/google-place.ts';
import { Journey, type Visitor, type VisitorOptions } from './journey.ts';
import { accountScreens } from './screens/account-screens.ts';
import { adminScreens } from './screens/admin-screens.ts';
import { afterBuyingScreens } from './screens/after-buying-screens.ts';
import { buyingScreens } from './screens/buying-screens.ts';
import { driveScreens } from './screens/drive-screens.ts';
import { editorScreens } from './screens/editor-screens.ts';
import { exportScreens } from './screens/export-screens.ts';
import { firstVisitScreens } from './screens/first-visit-screens.ts';
import { formScreens } from './screens/form-screens.ts';
import { galleryScreens } from './screens/gallery-screens.ts';
import { gridScreens } from './screens/grid-screens.ts';
import { historyScreens } from './screens/history-screens.ts';
import { homeScreens } from './screens/home-screens.ts';
import { modelScreens } from './screens/model-screens.ts';
import { numbersScreens } from './screens/numbers-screens.ts';
import { onboardingScreens } from './screens/onboarding-screens.ts';
import { operatorUserScreens } from './screens/operator-user-screens.ts';
import { businessScreens } from './screens/operators/business-screens.ts';
import { operatorGalleryScreens } from './screens/operators/gallery-screens.ts';
import { operatorMoneyScreens } from './screens/operators/money-screens.ts';
import { resourceScreens } from './screens/resource-screens.ts';
import { isNarrow, type Screen } from './screens/screen.ts';
import { settingsScreens } from './screens/settings-screens.ts';
import { shellScreens } from './screens/shell-screens.ts';
import { spreadsheetScreens } from './screens/spreadsheet-screens.ts';
import { fundingScreens, sheetScreens, stackScreens } from './screens/stack-screens.ts';
import { tableScreens } from './screens/table-screens.ts';
import { viewAsScreens } from './screens/view-as-screens.ts';

/** The visitor may keep one template only, so that the limit is seen too. */
const usualEnvironment = { MAX_TEMPLATES_IF_NOT_SIGNED_IN: '1' } as const;

/** Plans are sold where what people make is. */
const sellingEnvironment = { PAYWALL: 'on' } as const;

const groups = {
  editor: [...firstVisitScreens, ...editorScreens],
  onboarding: onboardingScreens,
  grid: [...gridScreens, ...stackScreens],
  funding: fundingScreens,
  sheets: sheetScreens,
  resources: resourceScreens,
  table: tableScreens,
  forms: formScreens,
  numbers: [...numbersScreens, ...historyScreens, ...exportScreens],
  model: modelScreens,
  home: homeScreens,
  shell: shellScreens,
  gallery: galleryScreens,
  account: accountScreens,
  settings: settingsScreens,
  users: operatorUserScreens,
  business: businessScreens,
  view: viewAsScreens,
  money: operatorMoneyScreens,
  approval: operatorGalleryScreens,
  spreadsheet: spreadsheetScreens,
  drive: driveScreens,
  admin: adminScreens,
  buying: [...buyingScreens, ...afterBuyingScreens],
} as const satisfies Readonly<Record<string, readonly Screen[]>>;

export type ScreenGroup = keyof typeof groups;

export const screenGroups = Object.keys(groups) as readonly ScreenGroup[];

/** Those with screens that a phone alone has, and others of every kind; each group is scanned at one width in a usual run. */
export const groupsOnAPhone: readonly ScreenGroup[] = [
  'editor',
  'onboarding',
  'grid',
  'sheets',
  'funding',
  'model',
  'forms',
  'shell',
  'account',
];

/** Seen on a phone in Russian and in the dark, and at a desk in English in both themes: most of what is typed is typed in forms, nobody buys what they cannot read, a link is opened by anybody anywhere, nobody lets somebody into their own drive without having read what for, and operators read more of the page than anybody. */
export const groupsAtBothWidths: readonly ScreenGroup[] = [
  'forms',
  'buying',
  'spreadsheet',
  'drive',
  'admin',
  'users',
  'business',
  'view',
  'money',
  'approval',
];

const groupsThatBuy: readonly ScreenGroup[] = ['buying'];

const groupsWithDrives: readonly ScreenGroup[] = ['drive'];

interface Journeys {
  readonly usual: Journey;
  readonly selling: Journey;
  readonly withDrives: Journey;
}

/** The servers that the screens are on: most on one that sells no plans, as it is set up by default. */
export class ScreenJourneys {
  readonly #journeys: Journeys;
  readonly #google: GooglePlace;

  private constructor(journeys: Journeys, google: GooglePlace) {
    this.#journeys = journeys;
    this.#google = google;
  }

  static async begin(): Promise<ScreenJourneys> {
    const google = await GooglePlace.start();
    const journeys = {
      usual: await Journey.beginAlone(usualEnvironment),
      selling: await Journey.beginAlone(sellingEnvironment),
      withDrives: await Journey.beginAlone(google.drivesEnvironment),
    };
    return new ScreenJourneys(journeys, google);
  }

  of(group: ScreenGroup): Journey {
    const { usual, selling, withDrives } = this.#journeys;
    if (groupsWithDrives.includes(group)) return withDrives;
    return groupsThatBuy.includes(group) ? selling : usual;
  }

  async end(): Promise<void> {
    await Promise.all(Object.values(this.#journeys).map((journey: Journey) => journey.end()));
    await this.#google.stop();
  }
}

/** Takes a new visitor through every screen of a group that exists at this width. */
export async function visitScreens(
  journeys: ScreenJourneys,
  group: ScreenGroup,
  options: VisitorOptions,
  at: (name: string, visitor: Visitor, isHereAlone: boolean) => Promise<void>,
): Promise<Visitor> {
  const visitor = await journeys.of(group).visitor(options);
  visitor.page.on('dialog', (dialog) => dialog.accept());
  const screens: readonly Screen[] = groups[group];
  for (const { name, show, isOnlyNarrow, isOnlyWide } of screens) {
    if (isNarrow(visitor) ? isOnlyWide : isOnlyNarrow) continue;
    await show(visitor);
    await at(name, visitor, isOnlyNarrow === true || isOnlyWide === true);
  }
  return visitor;
}
