import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { officePlaces } from '../../../src/content/offices.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { outlines, viewBox } from './outlines.ts';
import { officeCount, type Presence, presences } from './presence.ts';
import { project } from './projection.ts';
import './presence-map.css';

const byName = new Map<string, Presence>(presences.map((presence) => [presence.name, presence]));

/** The outline of a pin whose tip is at the origin. */
const PIN = 'M0 0C-1-5-7-8-7-13a7 7 0 1 1 14 0c0 5-6 8-7 13Zm0-10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';

/**
 * The states served, on a map and in a list. The list gives the same information to people who cannot see the map or
 * use a pointer.
 */
export function PresenceMap() {
  const [chosen, setChosen] = useState<Presence>();
  /** The state that was tapped on the map, whose entry in the list offers the way back. */
  const [tapped, setTapped] = useState<Presence>();
  const map = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Where the list is below the map, it is out of view: scroll to the offices of the tapped state.
  const scrollToOffices = (presence: Presence) => {
    if (!window.matchMedia(LIST_BELOW_MAP).matches) return;
    flushSync(() => {
      setChosen(presence);
      setTapped(presence);
    });
    moveTo(list.current?.querySelector<HTMLElement>('[aria-pressed="true"]'));
  };

  return (
    <div className="presence">
      <div className="presence__map" ref={map} tabIndex={-1}>
        <svg
          viewBox={viewBox}
          role="img"
          aria-label="Map of India: the states served, and our offices as points"
        >
          {outlines.map(({ id, name, path }) => {
            const presence = byName.get(name);
            const state = presence === undefined ? '' : presence === chosen ? ' is-chosen' : ' is-served';
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: the list has a button for each of them
              <path
                key={id}
                d={path}
                data-state={name}
                className={`presence__state${state}`}
                onPointerEnter={() => presence && setChosen(presence)}
                onPointerDown={() => presence && setChosen(presence)}
                onClick={() => presence && scrollToOffices(presence)}
              />
            );
          })}
          {officePlaces.map(({ city, kind, latitude, longitude }) => {
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
            'Point at a state, or choose one from the list.'
          ) : (
            <>
              <b>{chosen.name}</b>
              <span>
                {officeCount(chosen)}: {details(chosen)}
              </span>
            </>
          )}
        </p>
        <ul className="presence__legend">
          <li>
            <svg viewBox="-9 -22 18 24" aria-hidden="true">
              <path d={PIN} className="presence__office" />
            </svg>
            Corporate and regional offices
          </li>
          <li>
            <svg viewBox="-9 -12 18 24" aria-hidden="true">
              <circle r="5" className="presence__office" />
            </svg>
            Satellite branches
          </li>
        </ul>
        <p className="presence__source">
          Outlines after{' '}
          <a href="https://mapsvg.com/maps/india" rel="noreferrer">
            MapSVG
          </a>
          , <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
        </p>
      </div>
      <ul className="presence__list" aria-label="States served" ref={list}>
        {presences.map((presence) => (
          <li key={presence.name}>
            <button
              type="button"
              aria-pressed={presence === chosen}
              onFocus={() => setChosen(presence)}
              onPointerEnter={() => setChosen(presence)}
              onClick={() => setChosen(presence)}
            >
              <span className="presence__name">{presence.name}</span>
              <span className="presence__count">{officeCount(presence)}</span>
              <span className="presence__cities">{details(presence)}</span>
            </button>
            {presence === tapped && (
              <button className="presence__back" type="button" onClick={() => moveTo(map.current)}>
                <Icon name="arrow-left" /> Back to the map
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

const details = ({ cities, licensed }: Presence) =>
  `${cities.join(', ')}${licensed ? '' : ' (facility services only)'}`;
