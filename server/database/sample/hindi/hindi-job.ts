/** What a recruiter has written of a sample job in Hindi. Its industry has one name in all jobs. */
export interface HindiJob {
  openPosition: string;
  qualification: string;
  skills: string;
  experience: string;
  description: string;
}
