// Which pictures a card shows: all of the template's, or those of them that its author has chosen, in that order.
import { placeOf } from './picture-names.ts';

/** Whatever else a document names was not drawn of it by this server. */
export function chosenPictures(made: readonly string[], asked: readonly string[]): readonly string[] {
  const chosen = [...new Set(asked)].filter((name) => made.includes(name));
  return chosen.length > 0 ? chosen : made;
}

/** The same ones of a template that is pictured anew. */
export function chosenAgain(made: readonly string[], before: readonly string[]): readonly string[] {
  const places = before.map(placeOf);
  return chosenPictures(
    made,
    places.flatMap((place) => (place === null ? [] : made.slice(place - 1, place))),
  );
}
