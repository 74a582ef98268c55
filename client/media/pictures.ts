import aboutSalute from './pictures/about-salute.avif';
import cardBanking from './pictures/card-banking.avif';
import cardCashVan from './pictures/card-cash-van.avif';
import cardCleaning from './pictures/card-cleaning.avif';
import cardConsulting from './pictures/card-consulting.avif';
import cardElectronic from './pictures/card-electronic.avif';
import cardFacility from './pictures/card-facility.avif';
import cardFire from './pictures/card-fire.avif';
import cardGuarding from './pictures/card-guarding.avif';
import cardHospital from './pictures/card-hospital.avif';
import cardManpower from './pictures/card-manpower.avif';
import cardSurveillance from './pictures/card-surveillance.avif';
import cardTraining from './pictures/card-training.avif';
import closingPeople from './pictures/closing-people.avif';
import heroGuarding from './pictures/hero-guarding.avif';
import heroParade from './pictures/hero-parade.avif';
import heroPeople from './pictures/hero-people.avif';
import peopleDesk from './pictures/people-desk.avif';
import shotBanking from './pictures/shot-banking.avif';
import shotCashVan from './pictures/shot-cash-van.avif';
import shotCleaning from './pictures/shot-cleaning.avif';
import shotControl from './pictures/shot-control.avif';
import shotFire from './pictures/shot-fire.avif';
import shotGate from './pictures/shot-gate.avif';
import shotHospital from './pictures/shot-hospital.avif';
import shotTraining from './pictures/shot-training.avif';
import stageControl from './pictures/stage-control.avif';
import stageGate from './pictures/stage-gate.avif';
import stageHospital from './pictures/stage-hospital.avif';
import viewControl from './pictures/view-control.avif';
import viewHospital from './pictures/view-hospital.avif';
import viewRoles from './pictures/view-roles.avif';

export interface Picture {
  src: string;
  /** Pixels of the file, for the room it takes before it is there. */
  width: number;
  height: number;
  /** What it shows; a use that is decoration passes an empty one instead. */
  alt: string;
  /** The mean of its pixels. */
  color: `#${string}`;
}

/** What is drawn so far, by the name of its file. */
export const pictures = {
  'about-salute': {
    src: aboutSalute,
    width: 1200,
    height: 858,
    alt: 'Three guards saluting before the Guardhouse shield',
    color: '#4b546c',
  },
  'card-banking': {
    src: cardBanking,
    width: 900,
    height: 684,
    alt: 'Guards in a bank branch with a vault',
    color: '#bab8b6',
  },
  'card-cash-van': {
    src: cardCashVan,
    width: 900,
    height: 684,
    alt: 'Cash van with its crew',
    color: '#c8bdac',
  },
  'card-cleaning': {
    src: cardCleaning,
    width: 900,
    height: 684,
    alt: 'Scrubber and cleaners in a lobby',
    color: '#b8c8be',
  },
  'card-consulting': {
    src: cardConsulting,
    width: 900,
    height: 684,
    alt: 'Investigators at an evidence board',
    color: '#aaa7a9',
  },
  'card-electronic': {
    src: cardElectronic,
    width: 900,
    height: 684,
    alt: 'Metal detector, X-ray belt and cameras',
    color: '#b7c0cd',
  },
  'card-facility': {
    src: cardFacility,
    width: 900,
    height: 684,
    alt: 'Reception, housekeeping and technician',
    color: '#bec7ba',
  },
  'card-fire': { src: cardFire, width: 900, height: 684, alt: 'Trained crew with a hose', color: '#ccb5a3' },
  'card-guarding': {
    src: cardGuarding,
    width: 900,
    height: 684,
    alt: 'Two guards at a barrier in front of an office',
    color: '#baaf99',
  },
  'card-hospital': {
    src: cardHospital,
    width: 900,
    height: 684,
    alt: 'Guards at a hospital reception',
    color: '#bccece',
  },
  'card-manpower': {
    src: cardManpower,
    width: 900,
    height: 684,
    alt: 'Nine roles on a stand',
    color: '#dfc7b6',
  },
  'card-surveillance': {
    src: cardSurveillance,
    width: 900,
    height: 684,
    alt: 'Operators at a wall of monitors',
    color: '#979aa6',
  },
  'card-training': {
    src: cardTraining,
    width: 900,
    height: 684,
    alt: 'Trainees on parade',
    color: '#bfc2b6',
  },
  'closing-people': {
    src: closingPeople,
    width: 1700,
    height: 894,
    alt: 'A control-room officer, a guard saluting and a cash-van guard',
    color: '#dec59c',
  },
  'hero-guarding': {
    src: heroGuarding,
    width: 1600,
    height: 782,
    alt: 'A guard stops a car at the barrier while another salutes',
    color: '#b6a78f',
  },
  'hero-parade': {
    src: heroParade,
    width: 1600,
    height: 782,
    alt: 'Trainees on parade beside the Guardhouse flag',
    color: '#a9b6b7',
  },
  'hero-people': {
    src: heroPeople,
    width: 1600,
    height: 910,
    alt: 'Nine Guardhouse roles on a stand',
    color: '#e3c8b3',
  },
  'people-desk': {
    src: peopleDesk,
    width: 1100,
    height: 916,
    alt: 'An officer, a guard and a cash-van guard side by side',
    color: '#d1bfa9',
  },
  'shot-banking': {
    src: shotBanking,
    width: 880,
    height: 678,
    alt: 'A guard beside the vault of a bank branch',
    color: '#999895',
  },
  'shot-cash-van': {
    src: shotCashVan,
    width: 880,
    height: 678,
    alt: 'A cash van and its guards',
    color: '#a39e9b',
  },
  'shot-cleaning': {
    src: shotCleaning,
    width: 880,
    height: 678,
    alt: 'A cleaner with a scrubber in a lobby',
    color: '#9ca8a3',
  },
  'shot-control': {
    src: shotControl,
    width: 880,
    height: 678,
    alt: 'A supervisor among operators in the control room',
    color: '#77777f',
  },
  'shot-fire': {
    src: shotFire,
    width: 880,
    height: 678,
    alt: 'Fire crew in front of an office',
    color: '#a89c8c',
  },
  'shot-gate': { src: shotGate, width: 880, height: 678, alt: 'Two guards at a gate', color: '#8b857e' },
  'shot-hospital': {
    src: shotHospital,
    width: 880,
    height: 678,
    alt: 'Guards at the metal detector of a hospital',
    color: '#a5aeb2',
  },
  'shot-training': {
    src: shotTraining,
    width: 880,
    height: 678,
    alt: 'Trainees standing in rows',
    color: '#a19982',
  },
  'stage-control': {
    src: stageControl,
    width: 1600,
    height: 910,
    alt: 'Operators answering in the command and control center',
    color: '#939eb5',
  },
  'stage-gate': {
    src: stageGate,
    width: 1760,
    height: 1000,
    alt: 'Two guards at the barrier of an office: one stops a car, one salutes',
    color: '#d7c4a0',
  },
  'stage-hospital': {
    src: stageHospital,
    width: 1600,
    height: 910,
    alt: 'Guards, nurses and visitors at a hospital reception',
    color: '#afcfce',
  },
  'view-control': {
    src: viewControl,
    width: 1200,
    height: 750,
    alt: 'The control room from the door',
    color: '#838590',
  },
  'view-hospital': {
    src: viewHospital,
    width: 1200,
    height: 750,
    alt: 'The reception of a hospital from the door',
    color: '#b1c1c1',
  },
  'view-roles': {
    src: viewRoles,
    width: 1200,
    height: 750,
    alt: 'Nine Guardhouse roles on a stand, from above',
    color: '#cebdac',
  },
} as const satisfies Record<string, Picture>;

export type DrawnName = keyof typeof pictures;
