// People of one trade say it where nothing else does: whatever ten carers do is care.
import type { Line } from './trade/groups.ts';

const inEnglish = `barber hairdresser groomer carer caregiver nanny nannies babysitter sitter physiotherapist audiologist podiatrist
  osteopath dietitian nutritionist midwife midwives dentist orthodontist psychologist psychotherapist optometrist gynaecologist ophthalmologist
  manicurist cosmetologist piercer tattooist animator tutor notary`;
const inRussian = `барбер парикмахер грумер сиделка няня физиотерапевт реабилитолог сурдолог подолог остеопат диетолог нутрициолог
  акушерка стоматолог ортодонт психолог психотерапевт гинеколог офтальмолог массажист косметолог аниматор репетитор логопед кинолог
  нотариус`;

const listed = (said: string): readonly string[] => said.trim().split(/\s+/u);
const english = new Set(listed(inEnglish).flatMap((one) => [one, `${one}s`]));
/** Of a Russian word the end changes: сиделка, сиделки, сиделок. */
const russian = listed(inRussian).map((one) => one.replace(/(?:к?а|я)$/u, ''));
const longestEnd = 3;

const isOfOneTrade = (form: string): boolean =>
  english.has(form) ||
  russian.some((root) => form.startsWith(root) && form.length - root.length <= longestEnd);

/** Where the words are of those who are counted, and whose trade is known by them. */
export const countedPeople = ({ words, taken }: Line): readonly number[] =>
  words.flatMap(({ form }, at) => (taken.get(at) === 'size' && isOfOneTrade(form) ? [at] : []));
