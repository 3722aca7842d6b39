// What a formula gives as it is being written: its steps and its total in the first periods, with the numbers of its resource.
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RelId } from '#template/sections.ts';
import { useCalculation, useTriedFormula } from '../../calculation/calculation-client.ts';
import { periodTexts } from '../../calculation/spans/period-texts.ts';
import type { TriedFormula, TriedRow } from '../../calculation/try-formula.ts';
import { useTemplate } from '../../document/document-context.ts';
import type { ReferenceReader } from '../../document/resources/reference-cycles.ts';
import type { FlowForm } from '../form/resource-form.ts';
import { draftTemplate } from './draft-template.ts';
import { type FormulaForm, faultsOf, renamedSteps, writtenFormula } from './formula-form.ts';
import classes from './live-result.module.css';

interface LiveResultProps {
  readonly reader: ReferenceReader;
  readonly flow: FlowForm;
  readonly form: FormulaForm;
}

/** Rates of taxes and useful lives have no rows of their own to show. */
const isShown = (rel: RelId): boolean =>
  !['deprgroup', 'taxincome', 'taxproperty', 'inflation', 'seasonality', 'currency'].includes(rel);

export function LiveResult(props: LiveResultProps) {
  const isRight = useTried(props);
  const tried = useTriedFormula();
  const { form, reader } = props;
  if (!tried || !isShown(reader.rel)) return null;
  return (
    <section className={classes.result} data-old={!isRight || undefined}>
      <h4>
        <FormattedMessage id="formula.result" />
      </h4>
      {tried.fault === null ? (
        <Rows tried={tried} form={form} />
      ) : (
        <p className={classes.why}>{tried.fault}</p>
      )}
    </section>
  );
}

/** Asks for the result of what is written whenever it can be worked out. */
function useTried({ reader, flow, form }: LiveResultProps): boolean {
  const client = useCalculation();
  const template = useTemplate();
  const { id: readerId, rel, flowIndex } = reader;
  const isRight =
    faultsOf(
      form,
      template.data.formulas.find(({ id }) => id === form.id),
    ).length === 0;
  useEffect(() => {
    if (!isRight) return;
    const written = writtenFormula(template, form, rel);
    const formula = { ...written, name: written.name || written.id };
    const draft = draftTemplate(template, {
      reader: { id: readerId, rel, flowIndex },
      ...{ flow, formula, renamed: renamedSteps(form) },
    });
    if (draft) client.tryOut({ ...draft, flowIndex });
  }, [client, template, form, flow, isRight, readerId, rel, flowIndex]);
  useEffect(() => () => client.forgetTried(), [client]);
  return isRight;
}

function Rows({
  tried: { periods, rows },
  form,
}: {
  readonly tried: TriedFormula;
  readonly form: FormulaForm;
}) {
  const hasStart = rows.some(({ start }) => start !== '');
  const nameOf = ({ id }: TriedRow) => form.steps.find((step) => step.id === id)?.name ?? null;
  return (
    <div className={classes.scroll}>
      <table>
        <thead>
          <tr>
            <td />
            <td />
            {hasStart && (
              <th scope="col">
                <FormattedMessage id="start.only" />
              </th>
            )}
            {periodTexts(periods).map((period) => (
              <th key={period} scope="col">
                {period}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-total={nameOf(row) === null || undefined}>
              <th scope="row">{nameOf(row) ?? <FormattedMessage id="editor.total" />}</th>
              <td className={classes.unit}>{row.unit}</td>
              {hasStart && <td>{row.start}</td>}
              {row.texts.map((text, period) => (
                <td key={periods[period]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
