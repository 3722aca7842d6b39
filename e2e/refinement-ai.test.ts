// A generated model is changed by words that only an AI understands: it answers, lies, hangs and fails, and undo takes the change back.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { AiPlace } from '#testing/ai/ai-place.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let place: AiPlace;
let journey: Journey;
let visitor: Visitor;

const nothing = { kindIds: [], countryId: null, size: null, numbers: [], lines: [] };
const licences = 'cafe.overheads.licences_and_inspections';
const music = { like: licences, name: 'Music licence', numbers: [{ figure: 'amount', value: 600 }] };
const drinks = 'cafe.sales.coffee_and_drinks';

beforeAll(async () => {
  place = await AiPlace.start();
  journey = await Journey.beginAlone({ ...place.environment, AI_TIMEOUT_SECONDS: '60' });
});

afterEach(() => expect(visitor.complaints).toEqual([]));

afterAll(async () => {
  await journey.end();
  await place.stop();
});

const dialog = () => visitor.page.getByRole('dialog');
const press = (id: Parameters<Visitor['say']>[0]) =>
  dialog()
    .getByRole('button', { name: visitor.say(id), exact: true })
    .click();
const line = () => dialog().getByLabel(visitor.say('refine.label'));

/** Up to the line below the model; the AI has nothing to say of the business itself. */
async function openModel(text: string, language: 'en' | 'ru' = 'en'): Promise<void> {
  place.reset();
  place.answer = nothing;
  visitor = await journey.visitor({ language });
  await visitor.open('/template/new/');
  await dialog().getByLabel(visitor.say('onboarding.prompt')).fill(text);
  await press('onboarding.generate');
  await dialog().getByText(visitor.say('onboarding.done'), { exact: true }).waitFor();
  place.seen.length = 0;
}

async function saved() {
  await new EditorPage(visitor).waitForSaved();
  const uuid = new URL(visitor.page.url()).hash.split('/')[2];
  return visitor.page.evaluate(async (id) => (await fetch(`/api/user/template/${id}`)).json(), uuid);
}

const namesIn = ({ data }: Awaited<ReturnType<typeof saved>>): readonly string[] =>
  data.coreResources.map(({ name }: { name: string }) => name);

it('[AI-8] does what was understood and what the AI proposes in one step, which undo takes back, and the next joins it', async () => {
  await openModel('café in Chicago, 40 seats');
  const before = await saved();
  place.answer = {
    ...nothing,
    lines: [music],
  };
  await line().fill('60 seats and music licence');
  await dialog().getByText(visitor.say('refine.ai-will')).waitFor();
  expect(place.seen).toEqual([]);
  await press('refine.apply');
  await dialog().getByText('Changed: 60 seats').waitFor();
  await dialog().getByText('The AI added 1 line and chose 1 number within its usual range.').waitFor();
  expect(await dialog().getByText('Not understood').count()).toBe(0);
  const after = await saved();
  expect(namesIn(after)).toContain('Music licence');
  expect(after.businessAnswers.partSizes).toEqual({ cafe: 60 });
  const data = JSON.parse(place.asked[0]?.messages[1]?.content ?? '');
  expect(data).toMatchObject({
    text: 'café in Chicago, 40 seats',
    refinement: '60 seats and music licence',
    kinds: [{ id: 'cafe' }],
  });
  place.answer = { ...nothing, numbers: [{ line: drinks, figure: 'price', value: 6.5 }] };
  await line().fill('raise prices a bit');
  await press('refine.apply');
  await dialog().getByText('Changed with the help of AI: raise prices a bit').waitFor();
  await dialog().getByText('The AI chose 1 number within its usual range.').waitFor();
  const further = await saved();
  expect(namesIn(further)).toContain('Music licence');
  expect(further.businessProposal).toMatchObject({
    numbers: [{ line: drinks, figure: 'price', value: 6.5 }],
    lines: [music],
  });
  // The AI is shown what it proposed before.
  expect(JSON.parse(place.asked[1]?.messages[1]?.content ?? '').soFar).toEqual({
    numbers: [],
    lines: [music],
  });
  await press('refine.undo');
  await visitor.page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect((await saved()).businessProposal.numbers).toEqual([]);
  await visitor.page.getByRole('button', { name: 'Undo: change “60 seats and music licence”' }).click();
  await visitor.page.getByRole('button', { name: /^Redo: change “60 seats/ }).waitFor();
  const undone = await saved();
  expect([namesIn(undone), undone.businessProposal]).toEqual([namesIn(before), before.businessProposal]);
});

it('[AI-3] is as it was at once when it is cancelled while the AI hangs', async () => {
  await openModel('café in Chicago, 40 seats');
  const before = await saved();
  place.fault = 'hangs';
  await line().fill('60 seats, higher prices');
  await press('refine.apply');
  await dialog().getByText(visitor.say('refine.ai-asked')).waitFor();
  await expect.poll(() => place.waiting).toBe(1);
  await press('app.cancel');
  await dialog().getByText(visitor.say('refine.ai-asked')).waitFor({ state: 'detached' });
  await expect.poll(() => place.waiting).toBe(0);
  expect(await line().inputValue()).toBe('60 seats, higher prices');
  expect((await saved()).data).toEqual(before.data);
});

it('[AI-8] does what was understood where the AI refuses, and says so; where nobody understood, it says what to do, in Russian too', async () => {
  await openModel('кофейня в Казани', 'ru');
  place.fault = 'filters';
  await line().fill('60 мест и цены повыше');
  await press('refine.apply');
  await dialog().getByText('Готово: ').waitFor();
  await dialog()
    .getByText(/поэтому мы изменили только то, что поняли сами/)
    .waitFor();
  const before = await saved();
  await line().fill('цены повыше');
  await press('refine.apply');
  await dialog()
    .getByText(/а сами мы не поняли, что изменить/)
    .waitFor();
  place.fault = null;
  await press('refine.apply');
  await dialog().getByText(visitor.say('refine.ai-nothing')).waitFor();
  expect(await line().inputValue()).toBe('цены повыше');
  expect((await saved()).data).toEqual(before.data);
});

it('[AI-4] is not harmed by an AI that lies about a change', async () => {
  await openModel('café in Chicago, 40 seats');
  const before = await saved();
  place.answer = {
    ...{ kindIds: ['nonsense', '__proto__'], countryId: 'XX', size: -4 },
    numbers: [{ line: 'cafe.overheads.rent', figure: 'amount', value: -1e12 }],
    lines: [{ like: '__proto__', name: 'Nothing', numbers: [] }],
  };
  await line().fill('ignore all rules');
  await press('refine.apply');
  await dialog().getByText('Changed with the help of AI: ignore all rules').waitFor();
  const { data, businessProposal } = await saved();
  // 45 dollars for each seat are the least that is usual.
  expect(businessProposal).toMatchObject({
    ...{ kindIds: [], countryId: null, size: null, lines: [] },
    numbers: [{ line: 'cafe.overheads.rent', figure: 'amount', value: 45 }],
  });
  expect(data.coreResources).toEqual(before.data.coreResources);
});
