/** For languages whose phrases need no second look. */
export function always(): boolean {
  return true;
}
