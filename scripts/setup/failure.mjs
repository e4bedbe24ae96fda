/** A failure of the set-up that a person can do something about: its message says what. */
export class SetupFailure extends Error {
  constructor(message) {
    super(message);
    this.name = 'SetupFailure';
  }
}
