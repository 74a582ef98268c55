import { takePictures } from './take-pictures.ts';

takePictures(390, 'office');
