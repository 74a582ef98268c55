import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Presence } from '../../../src/content/presence.ts';
import type { Words } from '../../../src/content/words.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Message } from '../page-data/message.tsx';
import { useDocument } from '../page-data/page-words.ts';
import { useWords } from '../page-data/site-context.tsx';
import { outlines, viewBox } from './outlines.ts';
import './presence-map.css';

/** The outline of a pin whose tip is at the origin. */
const PIN = 'M0 0C-1-5-7-8-7-13a7 7 0 1 1 14 0c0 5-6 8-7 13Zm0-10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';

/** The licence of the outlines asks for these links. */
const sources = {
  // biome-ignore lint/a11y/useAnchorContent: the words are in the text around it
  source: <a href="https://mapsvg.com/maps/india" rel="noreferrer" />,
  // biome-ignore lint/a11y/useAnchorContent: the words are in the text around it
  licence: <a href="https://creativecommons.org/licenses/by/4.0/" />,
};

/**
 * The states served, on a map and in a list. The list gives the same information to people who cannot see the map or
 * use a pointer.
 */
export function PresenceMap() {
  const words = useWords();
  const presence = useDocument('presence');
  const states = useMemo(() => servedStates(presence), [presence]);
  const [chosen, setChosen] = useState<ServedState>();
  /** The state that was tapped on the map, whose entry in the list offers the way back. */
  const [tapped, setTapped] = useState<ServedState>();
  const map = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Where the list is below the map, it is out of view: scroll to the offices of the tapped state.
  const scrollToOffices = (state: ServedState) => {
    if (!window.matchMedia(LIST_BELOW_MAP).matches) return;
    flushSync(() => {
      setChosen(state);
      setTapped(state);
    });
    moveTo(list.current?.querySelector<HTMLElement>('[aria-pressed="true"]'));
  };

  return (
    <div className="presence">
      <div className="presence__map" ref={map} tabIndex={-1}>
        <svg viewBox={viewBox} role="img" aria-label={words('sections.map')}>
          {outlines.map(({ id, name, path }) => {
            const state = states.find((each) => each.name === name);
            const look = state === undefined ? '' : state === chosen ? ' is-chosen' : ' is-served';
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: the list has a button for each of them
              <path
                key={id}
                d={path}
                data-state={name}
                className={`presence__state${look}`}
                onPointerEnter={() => state && setChosen(state)}
                onPointerDown={() => state && setChosen(state)}
                onClick={() => state && scrollToOffices(state)}
              />
            );
          })}
          {presence.places.map(({ city, kind, latitude, longitude }) => {
            const { x, y } = project(latitude, longitude);
            return kind === 'Satellite branch' ? (
              <circle key={city} cx={x} cy={y} r="3.5" className="presence__office" />
            ) : (
              <path key={city} transform={`translate(${x} ${y})`} d={PIN} className="presence__office" />
            );
          })}
        </svg>
        <p className="presence__label" role="status">
          {chosen === undefined ? (
            words('sections.mapHint')
          ) : (
            <>
              <b>{chosen.name}</b>
              <span>
                {words('sections.officesOfState', {
                  count: chosen.cities.length,
                  places: listPlaces(chosen, words),
                })}
              </span>
            </>
          )}
        </p>
        <ul className="presence__legend">
          <li>
            <svg viewBox="-9 -22 18 24" aria-hidden="true">
              <path d={PIN} className="presence__office" />
            </svg>
            {words('sections.mapMainOffices')}
          </li>
          <li>
            <svg viewBox="-9 -12 18 24" aria-hidden="true">
              <circle r="5" className="presence__office" />
            </svg>
            {words('sections.mapBranches')}
          </li>
        </ul>
        <p className="presence__source">
          <Message id="sections.mapSource" elements={sources} />
        </p>
      </div>
      <ul className="presence__list" aria-label={words('sections.statesServed')} ref={list}>
        {states.map((state) => (
          <li key={state.name}>
            <button
              type="button"
              aria-pressed={state === chosen}
              onFocus={() => setChosen(state)}
              onPointerEnter={() => setChosen(state)}
              onClick={() => setChosen(state)}
            >
              <span className="presence__name">{state.name}</span>
              <span className="presence__count">
                {words('sections.officeCount', { count: state.cities.length })}
              </span>
              <span className="presence__cities">{listPlaces(state, words)}</span>
            </button>
            {state === tapped && (
              <button className="presence__back" type="button" onClick={() => moveTo(map.current)}>
                <Icon name="arrow-left" /> {words('sections.backToMap')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The layout with the list below the map; see the style sheet. */
const LIST_BELOW_MAP = '(max-width: 63.99rem)';

function moveTo(target: HTMLElement | null | undefined) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({
    behavior: still ? 'auto' : 'smooth',
    block: target.matches('button') ? 'center' : 'start',
  });
}

function listPlaces({ cities, licensed }: ServedState, words: Words): string {
  const places = cities.join(', ');
  return licensed ? places : words('sections.withoutGuards', { places });
}

/**
 * The parameters of the map's Mercator projection. Scale and origin were fitted to the extreme points of five states,
 * and match all of them to about a kilometre, which is the precision of the drawing.
 */
const UNITS_PER_RADIAN = 1200;
const WEST_LONGITUDE = 68.19;
const EQUATOR_Y = 837.3;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The position of a place on the map, in units of its viewBox. Takes degrees north and east. */
function project(latitude: number, longitude: number): { x: number; y: number } {
  return {
    x: radians(longitude - WEST_LONGITUDE) * UNITS_PER_RADIAN,
    y: EQUATOR_Y - UNITS_PER_RADIAN * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
  };
}

/** A state that is served, with the cities of its offices. */
interface ServedState {
  name: string;
  licensed: boolean;
  cities: readonly string[];
}

function servedStates({ states, places, licences }: Presence): ServedState[] {
  const licensed = new Set(licences.map(({ state }) => state));
  return states.map(({ name }) => ({
    name,
    licensed: licensed.has(name),
    cities: places.filter(({ state }) => state === name).map(({ city }) => city),
  }));
}
