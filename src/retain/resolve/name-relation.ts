/** How two names of one thing may differ. */
export type NameRelation =
  | 'SAME_KEY'
  | 'SAME_FORM'
  | 'TURNED_ROUND'
  | 'NICKNAME_FULL'
  | 'NICKNAME_OR_OTHER'
  | 'MIDDLE_LEFT_OUT'
  | 'ACRONYM'
  | 'SHORT_ACRONYM'
  | 'ACRONYM_OF_OTHER'
  | 'PARTIAL_ACRONYM'
  | 'SURNAME_INITIAL'
  | 'GIVEN_INITIAL'
  | 'ALL_INITIALS'
  | 'GIVEN_NAME'
  | 'NICKNAME'
  | 'TITLED_SURNAME'
  | 'SURNAME'
  | 'SURNAME_OR_GIVEN'
  | 'QUALIFIED'
  | 'KIND_LEFT_OUT'
  | 'MAKER_LEFT_OUT'
  | 'PLURAL'
  | 'TYPO'
  | 'TYPO_OR_OTHER'
  | 'REORDERED'
  | 'SURNAME_PART'
  | 'MIDDLE_AS_GIVEN'
  | 'GENERATION_LEFT_OUT';

/** What a relation is called in the evidence of a decision. */
export const RELATION_REASONS: Readonly<Record<NameRelation, string>> = {
  SAME_KEY: 'the same name',
  SAME_FORM: 'the same name, written in another way',
  TURNED_ROUND: 'given and family name in the other order',
  NICKNAME_FULL: 'a short form of the given name, the same family name',
  NICKNAME_OR_OTHER: 'short forms of one given name, under which people are mostly two',
  MIDDLE_LEFT_OUT: 'the same given and family name, one without the middle name',
  ACRONYM: 'an acronym of the other name',
  SHORT_ACRONYM: 'two letters that are the initials of the other name',
  ACRONYM_OF_OTHER: 'the initials of the other name, though they usually stand for something else',
  PARTIAL_ACRONYM: 'the other name with words shortened to their initials',
  SURNAME_INITIAL: 'the same given name and the initial of the family name',
  GIVEN_INITIAL: 'the initial of the given name and the same family name',
  ALL_INITIALS: 'the initials of the other name',
  GIVEN_NAME: 'the given name of the other',
  NICKNAME: 'a short form of the given name',
  TITLED_SURNAME: 'a title and the family name of the other',
  SURNAME: 'the family name of the other',
  SURNAME_OR_GIVEN: 'the family name of the other, which is a given name as well',
  QUALIFIED: 'the other name with something added that says which one',
  KIND_LEFT_OUT: 'the other name without the word for its kind',
  MAKER_LEFT_OUT: 'the other name without its maker',
  PLURAL: 'the plural of the other name',
  TYPO: 'one slip of the pen apart',
  TYPO_OR_OTHER: 'one letter apart, which may be a slip or another name',
  REORDERED: 'the same words in another order',
  SURNAME_PART: 'the same given name, one family name within the other',
  MIDDLE_AS_GIVEN: 'the middle name of the other used as a given name',
  GENERATION_LEFT_OUT: 'the same name, one with a word for the generation',
};
