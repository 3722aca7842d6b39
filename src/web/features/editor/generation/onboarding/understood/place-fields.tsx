// Where a business is, in what premises, and when it opens.
import { NativeSelect } from '@mantine/core';
import { defineMessages, useIntl } from 'react-intl';
import { ChoiceSelect } from '#web/ui/choice-select/choice-select.tsx';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import classes from '../look/onboarding.module.css';
import {
  type UnderstoodFieldsProps,
  withCity,
  withCountry,
  withOpening,
  withPremises,
} from './said-otherwise.ts';

const premises = ['rented', 'owned', 'free', 'online'] as const;

const premisesNames = defineMessages({
  rented: { id: 'onboarding.premises-rented' },
  owned: { id: 'onboarding.premises-owned' },
  free: { id: 'onboarding.premises-free' },
  online: { id: 'onboarding.premises-online' },
});

/** Stands for the country as a whole. */
const noCity = 'none';
const monthsInYear = 12;
const yearsBefore = 3;
const yearsAfter = 10;

const premisesOf = ({ isOnline, isOwned, isRentFree }: UnderstoodLine) => {
  if (isOnline) return 'online';
  if (isOwned) return 'owned';
  return isRentFree ? 'free' : 'rented';
};

export function PlaceFields({ understood, form, onChange }: UnderstoodFieldsProps) {
  const { formatMessage } = useIntl();
  const whole = { id: noCity, name: formatMessage({ id: 'onboarding.no-city' }) };
  return (
    <div className={classes.parts}>
      <ChoiceSelect
        label={formatMessage({ id: 'onboarding.country' })}
        nothingFound={formatMessage({ id: 'onboarding.no-such-country' })}
        choices={understood.countries}
        value={understood.countryId}
        onChoose={(id) => onChange(withCountry(form, id))}
      />
      {understood.cities.length > 0 && (
        <ChoiceSelect
          label={formatMessage({ id: 'onboarding.city' })}
          nothingFound={formatMessage({ id: 'onboarding.no-such-city' })}
          choices={[whole, ...understood.cities]}
          value={understood.cityId ?? noCity}
          onChoose={(id) => onChange(withCity(form, understood, id === noCity ? null : id))}
        />
      )}
      <NativeSelect
        label={formatMessage({ id: 'onboarding.premises' })}
        value={premisesOf(understood)}
        data={premises.map((value) => ({ value, label: formatMessage(premisesNames[value]) }))}
        onChange={({ currentTarget }) => {
          const picked = premises.find((one) => one === currentTarget.value);
          if (picked) onChange(withPremises(form, picked));
        }}
      />
      <OpeningFields understood={understood} form={form} onChange={onChange} />
    </div>
  );
}

/** The first period of the model. */
function OpeningFields({ understood, form, onChange }: UnderstoodFieldsProps) {
  const { formatMessage, formatDate } = useIntl();
  const [year = 0, month = 1] = understood.dateStart.split('-').map(Number);
  const monthName = (index: number): string =>
    formatDate(Date.UTC(year, index, 1), { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: monthsInYear }, (_, index) => ({
    value: String(index + 1),
    label: monthName(index),
  }));
  const years = Array.from({ length: yearsBefore + yearsAfter + 1 }, (_, index) =>
    String(year - yearsBefore + index),
  );
  return (
    <div className={classes.opening}>
      <NativeSelect
        label={formatMessage({ id: 'onboarding.opening-month' })}
        value={String(month)}
        data={months}
        onChange={({ currentTarget }) => onChange(withOpening(form, year, Number(currentTarget.value)))}
      />
      <NativeSelect
        label={formatMessage({ id: 'onboarding.opening-year' })}
        value={String(year)}
        data={years}
        onChange={({ currentTarget }) => onChange(withOpening(form, Number(currentTarget.value), month))}
      />
    </div>
  );
}
