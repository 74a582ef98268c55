import { office } from './states.ts';
import { takePictures } from './take-pictures.ts';

takePictures(office);
