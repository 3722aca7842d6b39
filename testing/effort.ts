// How far the tests search: by default far enough to catch mistakes, from one seed; with `npm run test:long` all the way, from a new seed.

export interface Effort {
  /** Random templates that a test compiles in every scenario. */
  readonly templates: number;
  /** Random templates that a test compiles two or three times, or reads back from files. */
  readonly templatesComparedTwice: number;
  /** Random templates for calculators that take seconds for each. */
  readonly templatesCalculatedElsewhere: number;
  /** Random templates that LibreOffice recalculates. */
  readonly templatesRecalculated: number;
  /** Scenarios of the café in which others calculate or show it. The last one reads the most: what it leaves open, it takes from the first. */
  readonly cafeScenarios: readonly number[];
  /** Random workbooks, formulas and texts of other properties: this many times what each test names. */
  readonly timesProperties: number;
  /** Numbers pasted over formulas, each in a file that is audited anew. */
  readonly mutants: number;
  /** Files with a byte changed or a part spoiled. */
  readonly spoiledFiles: number;
  /** Formulas as nobody writes them, and small files as no program writes them, each audited. */
  readonly mutatedFormulas: number;
  readonly mutatedFiles: number;
  /** Damaged templates that are read, and those that are compiled as well. */
  readonly damagedTemplates: number;
  /** Damaged templates that are saved, and used in every way if the server takes them. */
  readonly savedTemplates: number;
  /** Spoiled requests of each kind; two kinds are mutated bodies. */
  readonly requests: number;
  /** How often a race is run, which comes out one way or the other. */
  readonly raceRounds: number;
  /** How often the server or its database is killed while visitors save. */
  readonly kills: number;
  /** Jobs in the queue while its workers are killed. */
  readonly jobs: number;
  /** What rests on one database's turns and types runs on both each time; the rest on the second one too. */
  readonly isOnBothDatabases: boolean;
  /** Every screen at each width in each language and theme. */
  readonly isEveryScan: boolean;
}

const usual: Effort = {
  templates: 60,
  templatesComparedTwice: 12,
  templatesCalculatedElsewhere: 1,
  templatesRecalculated: 10,
  cafeScenarios: [3],
  timesProperties: 1,
  mutants: 5,
  spoiledFiles: 100,
  mutatedFormulas: 200,
  mutatedFiles: 300,
  damagedTemplates: 60,
  savedTemplates: 30,
  requests: 60,
  raceRounds: 3,
  kills: 3,
  jobs: 200,
  isOnBothDatabases: false,
  isEveryScan: false,
};

const long: Effort = {
  templates: 10_000,
  templatesComparedTwice: 500,
  templatesCalculatedElsewhere: 20,
  templatesRecalculated: 2_000,
  cafeScenarios: [1, 2, 3],
  timesProperties: 10,
  mutants: 200,
  spoiledFiles: 10_000,
  mutatedFormulas: 100_000,
  mutatedFiles: 100_000,
  damagedTemplates: 100_000,
  savedTemplates: 2_500,
  requests: 50_000,
  raceRounds: 50,
  kills: 100,
  jobs: 1000,
  isOnBothDatabases: true,
  isEveryScan: true,
};

const isLong = process.env.TEST_EFFORT === 'long';

export const effort: Effort = isLong ? long : usual;

/** The same in every run, so that a run says something of the change it tests; TEST_SEED draws otherwise. */
export const seed = Number(process.env.TEST_SEED ?? 20270131);

/** A test may take as long as it is large, on a machine that is busy with something else too. */
export const testTimeoutMs = isLong ? 600_000 : 120_000;
/** A journey, or a poll, waits this long for one state: only one that never comes takes as long. */
export const waitTimeoutMs = 60_000;
export const searchTimeoutMs = isLong ? 4 * 3_600_000 : 600_000;
