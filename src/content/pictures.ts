import * as z from 'zod';
import { line } from './schema/fields.ts';
import { type PictureName, pictureNames } from './schema/picture-names.ts';

const LONGEST_DESCRIPTION = 250;

/** What each drawn picture shows, for people who cannot see it. Uploaded pictures carry their own description. */
export const pictures = z.strictObject(
  Object.fromEntries(
    pictureNames.map((name) => [name, line({ label: name, most: LONGEST_DESCRIPTION })]),
  ) as Record<PictureName, z.ZodString>,
);
export type PictureDescriptions = Readonly<Record<PictureName, string>>;

export const samplePictures: PictureDescriptions = {
  'about-salute': "Three guards, one of them a woman, salute before the company's great shield",
  'blog-cash-in-transit': "Two armed guards carry a sealed cash box from the van's open rear door",
  'blog-e-surveillance':
    'A giant phone shows live cameras of a shop, an office and a home while their owner looks on',
  'blog-ex-servicemen':
    "A medalled ex-serviceman is welcomed with a handshake by the company's officer beside the national flag",
  'blog-guarding':
    'Two guards hand over the shift at a site gate: one signs the register, the other holds the keys',
  'blog-hospital-security':
    'A guard gives a visitor pass at a hospital ward while a nurse wheels an old woman past',
  'card-banking': 'A bank hall with tellers behind glass, a round vault door and an armed guard',
  'card-cash-van': 'A cash van outside a bank with two armed guards and cash boxes',
  'card-cleaning':
    'Mechanized cleaning: a ride-on scrubber, a window cleaner and a mopping team in a bright hall',
  'card-consulting': 'Investigators before an evidence board with photographs joined by red thread',
  'card-e-surveillance':
    'E-surveillance of a cash-machine lobby: cameras watch, an operator speaks from the desk beside it',
  'card-electronic':
    'An entrance with electronic security: metal detector, baggage scanner, turnstiles and cameras',
  'card-facility':
    'An office lobby looked after by a facility team: receptionist, technician, supervisor and housekeeper',
  'card-fire': 'A fire team at work: hose, hydrant, extinguishers and a practice fire before a building',
  'card-guarding': 'Guards at a housing society gate check an autorickshaw at the barrier',
  'card-hospital':
    'Security at a hospital reception: guards at a metal detector, a doctor at the desk, a nurse with a bed',
  'card-manpower':
    "Nine of the company's people by role: guards, doctor, cleaner, receptionist, fire officer, gunman",
  'card-training': 'Trainees in khaki stand in formation on a parade ground before their instructor',
  'closing-people': "A helpdesk agent, a guard and an armed guard stand together before the company's shield",
  'gallery-airport-trolleys': 'A guard helps a family with their luggage trolley outside an airport terminal',
  'gallery-award-ceremony':
    'Guard of the year: the director hands a trophy to a woman guard on a garlanded stage',
  'gallery-chai-break': 'Off duty: guards share tea at a roadside stall under a neem tree',
  'gallery-construction-site': 'Guards in helmets log lorries and workers at a building site',
  'gallery-dog-squad': 'The dog squad: handlers with two German shepherds check luggage',
  'gallery-event-security': 'Security at a concert: guards face the crowd before the stage',
  'gallery-factory-gate': 'Shift change at a factory: workers show their passes to a guard at the gate',
  'gallery-festival-crowd': 'Guards keep a clear lane for families at a festival gate hung with marigolds',
  'gallery-flag-hoisting': 'Guards salute the national flag at a Republic Day hoisting',
  'gallery-housekeeping-team':
    'A housekeeping team in green lines up with machines and carts before the shift',
  'gallery-it-park': 'Staff enter an IT park through turnstiles as a guard checks identity cards',
  'gallery-mall-entrance':
    'Visitors pass the metal detector and bag check at the entrance of a shopping mall',
  'gallery-metro-station': 'Passengers and a guard with his dog on a metro platform',
  'gallery-motorcycle-patrol': 'Two patrol riders on motorcycles set out from a post under a peepul tree',
  'gallery-night-patrol':
    'Two guards with torches on night patrol beside a lit warehouse and their patrol car',
  'gallery-school-bus': 'A woman guard stops traffic so that schoolchildren can leave their yellow bus',
  'gallery-tree-plantation': 'Guards and children plant saplings along a school wall',
  'gallery-warehouse': 'A guard checks seals and stock with a storekeeper between the racks of a warehouse',
  'hero-accessibility':
    'A guard helps a woman in a wheelchair up the ramp of a public building; a man with a white cane follows the tactile path',
  'hero-banking':
    'A bank hall: a customer in a saree at the teller glass, guards by the vault door and the cash machine',
  'hero-cash-van': 'A cash van outside a bank: armed guards stand by while a custodian carries a sealed box',
  'hero-cleaning':
    'Mechanized cleaning of a bright hall: a worker drives a ride-on floor scrubber, others clean glass and mop',
  'hero-client-testimonial':
    'A client in a saree speaks before a camera about the service, five gold stars over her; a guard and an officer listen',
  'hero-commitment-to-best-practices':
    'Best practices: an auditor checks the work list with a guard before framed certificates and a trophy case',
  'hero-consulting': 'An investigation room: consultants discuss a case at an evidence board',
  'hero-corebusinessgroup':
    "Four lines of business on four islands round the company's shield: guarding, facility care, cash services and electronic security",
  'hero-e-surveillance':
    'E-surveillance: cameras watch a cash-machine lobby while an operator follows it live on her screens',
  'hero-electronic':
    'Electronic security at an office entrance: a baggage scanner, turnstiles, access readers and dome cameras',
  'hero-employee-first-approach':
    'The staff canteen: guards and housekeepers eat thalis together while a manager pours the chai',
  'hero-facility':
    'A facility team in an office lobby: a technician at the lift panel, a housekeeper with her cart, a receptionist',
  'hero-fire':
    'Fire prevention and protection: a hose team and a woman with an extinguisher put out a practice fire',
  'hero-gallery':
    'A photographer with a tripod takes a picture of guards who pose before the shield, garlands overhead',
  'hero-guarding':
    'Guards at the gate of a housing society: an autorickshaw waits at the barrier while its passenger is entered in the register',
  'hero-hospital':
    'Security outside a hospital: a guard clears the way for an ambulance, another helps a patient in a wheelchair',
  'hero-iccc':
    'An integrated command and control centre: rows of operators before a curved video wall with a city map',
  'hero-infrastructure-focus':
    "The company's fleet and equipment yard: patrol car, motorcycles, van, radio mast and stores",
  'hero-management-team':
    'Three leaders at a board table: a silver-haired chairman, a managing director in a teal saree and a director in a navy turban',
  'hero-manpower':
    'A recruitment day for specialised manpower: candidates in line under a canopy, an officer at the registration desk',
  'hero-mission-vission':
    "Colleagues of every role climb broad steps to a summit where a leader points ahead beside the company's flag",
  'hero-oiss':
    'Other integrated solutions: a smart perimeter with number-plate camera, solar camera pole, drone and sensor fence round a plant',
  'hero-oms':
    'Monitoring solutions: a team round a table reads live dashboards of vehicles, attendance and alarms',
  'hero-our-presence':
    'Cities, plants, ports and hill towns on islands joined by dotted routes, a shield pin above each',
  'hero-privacy':
    'A records room: a clerk locks a personal file away in a cabinet, a guard by the keypad at the door',
  'hero-screening':
    "Background screening: two verifiers compare a candidate's identity card, fingerprints and files",
  'hero-strong-relationship':
    "A client and an officer shake hands before the client's plant, both teams beside them",
  'hero-the-company':
    "The company's head office with the national flag; directors and guards gather before it",
  'hero-training':
    "A parade ground: three rows of trainees, men and women, at attention before their instructor, the company's flag behind",
  'hero-training-gallery':
    'The parade ground: a squad marches past a podium where an officer takes the salute beside the flag',
  'leader-chairman':
    'The chairman: a silver-haired man in a dark suit and glasses at his desk, bookshelves behind him',
  'leader-executive-director':
    'The executive director: a bearded man in a navy turban and suit before a wall of live operations',
  'leader-managing-director':
    'The managing director: a woman in a teal saree with a tablet, in a bright office with plants',
  'stage-control': 'A control room: operators at their desks before a wall of camera pictures and a city map',
  'stage-guarding':
    'Two guards at the gate of an office park: one stops a visitor, one salutes beside the boom barrier and booth',
  'stage-hospital':
    'A hospital reception in teal and white: guards check visitors at a metal detector while a nurse moves a bed',
  'stage-people': 'Nine colleagues in the uniforms of their roles stand together on a step',
  'training-baton': 'Baton drill: a line of trainees raises batons in guard with the instructor in front',
  'training-briefing': 'The morning briefing: a supervisor explains the site plan to her shift',
  'training-certificates': 'Certificate day: four graduates hold up their framed certificates on a step',
  'training-classroom': 'A classroom: trainees at writing chairs before the blackboard',
  'training-control-room': 'Control-room training: a teacher shows two trainees how to read the camera wall',
  'training-dog-handling':
    'Dog handling: a trainee teaches a German shepherd to sit while another jumps a hurdle',
  'training-drill': 'An instructor corrects the line of five trainees at attention',
  'training-evacuation':
    'An evacuation drill: guards guide office staff down the marked way to the assembly point',
  'training-examination':
    'A written examination: candidates bend over their papers as the invigilator walks between the desks',
  'training-fire-extinguisher': 'A trainee aims an extinguisher at a tray of flames while the class watches',
  'training-fire-hose': 'Two trainees hold a charged hose that plays on a smoking window',
  'training-first-aid': 'First aid: a trainee presses the chest of a manikin while the doctor counts',
  'training-frisking':
    'Frisking practice: a trainee passes the hand-held detector over a partner with arms spread',
  'training-marching': 'Two files of trainees march in step behind their leader',
  'training-passing-out': 'The passing-out parade marches through a garlanded arch',
  'training-physical':
    'Morning exercise: two rows of trainees stretch their arms up in time with their instructor',
  'training-radio': "Radio procedure: two posts talk on handsets across the yard under the instructor's eye",
  'training-reception': 'Front-desk practice: a trainee greets a visitor with namaste at a mock reception',
  'training-rope-climb': 'Obstacle course: one trainee climbs a rope, another walks the balance beam',
  'training-running': 'A dawn run: four trainees round the track behind the pace-setter',
  'training-salute':
    'A trainee practises the salute beside a drill chart while her instructor corrects the arm',
  'training-self-defence': "Self-defence on mats: one woman blocks her partner's strike",
  'training-stretcher': 'Four trainees carry a stretcher at a steady walk',
  'training-traffic':
    'Traffic control: a trainee in a reflective vest halts an autorickshaw so that pedestrians can cross',
  'training-vehicle-search':
    'Vehicle search: a trainee slides a mirror under a car while another checks the papers',
  'training-women-batch': "The women's batch: five trainees after the drill with their woman instructor",
  'training-yoga': 'Yoga at sunrise: trainees sit with folded hands on mats under a peepul tree',
  'under-construction':
    'Work in progress: a builder and a guard beside a barrier, bricks, a ladder and a half-built wall with the shield',
};
