import type { PersonLink } from './person-links.queries.ts';

/** The persons that links make of submissions. Every submission is a person, alone or with others. */
export class Persons {
  readonly #links: readonly PersonLink[];
  readonly #linked: ReadonlySet<string>;
  readonly #personOf = new Map<string, string>();
  readonly #members = new Map<string, string[]>();
  readonly #apart = new Map<string, Set<string>>();

  constructor(links: readonly PersonLink[]) {
    this.#links = links;
    this.#linked = new Set(links.flatMap(({ one, other }) => [one, other]));
    for (const { one, other, isSame } of links) if (isSame) this.#join(one, other);
    for (const { one, other, isSame } of links)
      if (!isSame) {
        this.#part(this.personOf(one), this.personOf(other));
        this.#part(this.personOf(other), this.personOf(one));
      }
  }

  /** Any name for the person of a submission, the same for all of that person. */
  personOf(id: string): string {
    return this.#personOf.get(id) ?? id;
  }

  /** The submissions of the same person, this one among them. */
  membersWith(id: string): string[] {
    return this.#members.get(this.personOf(id)) ?? [id];
  }

  /** The persons who are said to be somebody else than the person of this submission. */
  apartFrom(id: string): ReadonlySet<string> {
    return this.#apart.get(this.personOf(id)) ?? new Set();
  }

  areSame(one: string, other: string): boolean {
    return this.personOf(one) === this.personOf(other);
  }

  areApart(one: string, other: string): boolean {
    return this.apartFrom(one).has(this.personOf(other));
  }

  /** Whether anything is said about this submission. */
  isLinked(id: string): boolean {
    return this.#linked.has(id);
  }

  /** The links that say that the two persons are different. */
  linksApart(one: string, other: string): PersonLink[] {
    const isBetween = (a: string, b: string) => this.areSame(a, one) && this.areSame(b, other);
    return this.#links.filter(
      (link) => !link.isSame && (isBetween(link.one, link.other) || isBetween(link.other, link.one)),
    );
  }

  /** The submissions that this one itself is linked to as the same person. */
  neighboursOf(id: string): string[] {
    return this.#links.flatMap(({ one, other, isSame }) => {
      if (!isSame) return [];
      if (one === id) return [other];
      return other === id ? [one] : [];
    });
  }

  /** The submissions that are themselves linked to this person as somebody else's. */
  strangersOf(id: string): string[] {
    return this.#links.flatMap(({ one, other, isSame }) => {
      if (isSame) return [];
      if (this.areSame(one, id)) return [other];
      return this.areSame(other, id) ? [one] : [];
    });
  }

  #join(one: string, other: string): void {
    const person = this.personOf(one);
    if (person === this.personOf(other)) return;
    const joined = [...this.membersWith(one), ...this.membersWith(other)];
    this.#members.delete(this.personOf(other));
    for (const id of joined) this.#personOf.set(id, person);
    this.#members.set(person, joined);
  }

  #part(person: string, other: string): void {
    this.#apart.set(person, (this.#apart.get(person) ?? new Set()).add(other));
  }
}
