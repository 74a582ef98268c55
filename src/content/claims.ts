/**
 * The company's figures (specification, section 1). Its pages contradict each other about some of them, so each
 * figure lists the pages that state it, and appears only there.
 */
export const claims = {
  founded: { value: '2009', pages: ['/', '/the-company', '/press'] },
  yearsOfExperience: { value: '13+', pages: ['/'] },
  guards: { value: '15K+', pages: ['/'] },
  clients: { value: '200+', pages: ['/', '/press'] },
  guardsAndOfficers: { value: '6,000', pages: ['/', '/the-company', '/press'] },
  exServicemenShare: { value: '60%', pages: ['/', '/the-company', '/press'] },
  offices: { value: '37', pages: ['/our-presence', '/press'] },
  statesOfPresence: { value: '18', pages: ['/guarding-solution'] },
  statesOfPresenceElsewhere: { value: '23', pages: ['/our-presence', '/press'] },
  personnel: { value: '5000', pages: ['/infrastructure-focus'] },
  clientsElsewhere: { value: '2500', pages: ['/infrastructure-focus'] },
  licensedStates: { value: '21', pages: ['/our-presence', '/press'] },
  energySeasons: { value: '6', pages: ['/e-surveillanceOMS'] },
} as const;
